export const today = () => new Date().toISOString();
