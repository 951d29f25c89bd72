/** Why it is not known yet how many lots an item has; of concrete, its zones say it, or some of them do. */
const PER_DIR: readonly string[] = ['unitats_diferents', 'sense_zones', 'zones_sense_mida', 'zones_en_part'];
/** Whether the lots forecast of an item are the fewest that it may have: how many is still to be said. */
export const isLotsPerDir = ({ motiu }: { readonly motiu: string }): boolean => PER_DIR.includes(motiu);
