/** What a company prints on top and at the foot of its documents. */
export interface Letterhead {
  readonly nom: string;
  readonly nif: string;
  readonly adreca: PostalAddress;
  readonly telefon: string;
  readonly email: string;
  readonly web: string;
  readonly registre: string;
  readonly peu: string;
  readonly color: string | null;
  /** Data address of a PNG, JPEG or SVG. */
  readonly logo: string | null;
}

interface PostalAddress {
  readonly via: string;
  readonly codi_postal: string;
  readonly poblacio: string;
  readonly provincia: string;
}

/** An address on one line. */
export const addressLine = ({ via, codi_postal, poblacio, provincia }: PostalAddress): string => {
  const town = [codi_postal, poblacio].filter(Boolean).join(' ');
  const shown = provincia && provincia !== poblacio ? (town ? `${town} (${provincia})` : provincia) : town;
  return [via, shown].filter(Boolean).join(', ');
};

/** Bytes of a data address (`data:image/png;base64,…`). */
const logoBytes = (address: string | null): Uint8Array | null => {
  const content = address?.split(';base64,')[1];
  return content ? Buffer.from(content, 'base64') : null;
};

/** A letterhead as templates of the family take it: lines under the name, legal line at the foot, the logo's bytes. */
export const printedLetterhead = (letterhead: Letterhead) => {
  const { nom, nif, adreca, telefon, email, web, registre, peu, color, logo } = letterhead;
  return {
    nom,
    nif,
    linies: [addressLine(adreca), [telefon, email, web].filter(Boolean).join(' · '), nif && `NIF ${nif}`].filter(
      Boolean,
    ),
    peu: peu || [nom, nif && `NIF ${nif}`, registre].filter(Boolean).join(' · '),
    color,
    logo: logoBytes(logo),
  };
};
