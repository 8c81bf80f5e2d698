export { OrderPoints } from './OrderPoints.tsx';
