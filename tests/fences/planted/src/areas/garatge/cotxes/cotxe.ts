export const cotxe = 1;
