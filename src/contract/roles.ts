/** Roles of a user in a company (product rules, section 2). */
export const ROLS = ['titular', 'gestor', 'tecnic', 'obra', 'administracio', 'lector'] as const;
export type Rol = (typeof ROLS)[number];

/** Whom a route lets in: nobody's session needed, any session, or the roles named. */
export type Access = 'public' | 'session' | readonly Rol[];

export const EVERYONE: readonly Rol[] = ROLS;
/** Who manages works and their quality control. */
export const TGQ: readonly Rol[] = ['titular', 'gestor', 'tecnic'];
/** Who brings what happens on site: results, samples, photos and files. */
export const TGQO: readonly Rol[] = ['titular', 'gestor', 'tecnic', 'obra'];
/** Who manages agents. */
export const TGQA: readonly Rol[] = ['titular', 'gestor', 'tecnic', 'administracio'];
/** Who reads works. */
export const TGQAL: readonly Rol[] = ['titular', 'gestor', 'tecnic', 'administracio', 'lector'];
/** Who quotes, invoices and keeps expenses. */
export const TGA: readonly Rol[] = ['titular', 'gestor', 'administracio'];
/** Who reads invoices and expenses. */
export const TGAL: readonly Rol[] = ['titular', 'gestor', 'administracio', 'lector'];
export const TG: readonly Rol[] = ['titular', 'gestor'];
export const T: readonly Rol[] = ['titular'];

export const allows = (access: Access, rol: Rol | null): boolean =>
  access === 'public' || access === 'session' || (rol !== null && access.includes(rol));
