export const shown = (value: number) => value.toLocaleString('ca');
