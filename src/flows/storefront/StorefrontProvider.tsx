import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { Storefront } from '#src/flows/shared/storefront.context.ts';
import { createStorefrontActors } from './storefront.actors.ts';

/** The minimum of milliseconds between two automatic reloads (core 9). */
const reloadPeriod = 10_000;

/**
 * Starts the root chart of the page. Components below reach its child charts through storefront.hooks.ts. `toastDelay`:
 * milliseconds that a toast stays.
 */
export function StorefrontProvider({
  locale,
  toastDelay,
  children,
}: {
  locale: string;
  toastDelay: number;
  children: ReactNode;
}) {
  const router = useRouter();
  const logic = useMemo(
    () => withPorts(storefrontMachine, () => storefrontMachine.provide({ actors: createStorefrontActors(router) })),
    [router],
  );
  const inspect = useInspection();
  const input = { locale, path: router.latestLocation.pathname, toastDelay, reloadPeriod };
  return (
    <Storefront.Provider logic={logic} options={inspect ? { input, inspect } : { input }}>
      {children}
    </Storefront.Provider>
  );
}
