export const treballTexts = { ca: {}, es: {}, en: {} };
