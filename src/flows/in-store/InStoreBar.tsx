import { useLocation } from '@tanstack/react-router';
import { StoreBar } from './StoreBar.tsx';
import { useInStore } from './useInStore.ts';

/** The bar on every page but that of associates, which has one of its own. */
export default function InStoreBar() {
  const isAtLogin = useLocation({ select: ({ pathname }) => pathname.endsWith('/associate-login') });
  return isAtLogin ? null : <RunningBar />;
}

function RunningBar() {
  return <StoreBar actor={useInStore(false)} />;
}
