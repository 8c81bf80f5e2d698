export { OrderItems } from './OrderItems.tsx';
export { OrderStatus } from './OrderStatus.tsx';
export { Loading, NeedsScript, Unavailable } from './Unread.tsx';
