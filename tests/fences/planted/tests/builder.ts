export const buildTreball = () => ({ id: 1 });
