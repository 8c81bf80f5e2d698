import { useLocation } from '@tanstack/react-router';
import { StoreBar } from './StoreBar.tsx';
import { useInStore } from './useInStore.ts';

/** The bar on every page except /associate-login, which has its own. */
export default function InStoreBar() {
  const isAtLogin = useLocation({ select: ({ pathname }) => pathname.endsWith('/associate-login') });
  return isAtLogin ? null : <RunningBar />;
}

function RunningBar() {
  return <StoreBar actor={useInStore(false)} />;
}
