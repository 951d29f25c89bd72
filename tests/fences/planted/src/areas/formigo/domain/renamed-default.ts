const name = 1;
export { name as default };
