export { Bag } from './Bag.tsx';
