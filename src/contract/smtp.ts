/** How the connection to a mail server is protected: from its first byte, by STARTTLS (required), or not at all. */
export const SMTP_SEGURETATS = ['tls', 'starttls', 'cap'] as const;
export type SmtpSeguretat = (typeof SMTP_SEGURETATS)[number];
