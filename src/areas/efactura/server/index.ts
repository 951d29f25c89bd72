export { facturaeHandlers, facturaeInside } from './facturae.ts';
