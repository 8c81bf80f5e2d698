import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { Storefront } from '#src/flows/shared/storefront.context.ts';
import { createStorefrontActors } from './storefront.actors.ts';

/** Milliseconds that a toast stays, and the minimum between two automatic reloads (core 9). */
const timing = { toastDelay: 6000, reloadPeriod: 10_000 } as const;

/** Starts the root chart of the page. Components below reach its child charts through storefront.hooks.ts. */
export function StorefrontProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const router = useRouter();
  const logic = useMemo(
    () => withPorts(storefrontMachine, () => storefrontMachine.provide({ actors: createStorefrontActors(router) })),
    [router],
  );
  const inspect = useInspection();
  const input = { locale, path: router.latestLocation.pathname, ...timing };
  return (
    <Storefront.Provider logic={logic} options={inspect ? { input, inspect } : { input }}>
      {children}
    </Storefront.Provider>
  );
}
