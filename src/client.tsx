import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { countWithConsent } from '#src/charts/funnel/load.ts';
import { askForConsent } from '#src/flows/consent/ask.ts';
import { getRouter } from './router.tsx';

// The router alone wakes the page: Start's own entry brings 12 kB for server functions, which this shop does not use.
startTransition(() => {
  hydrateRoot(document, <RouterClient router={getRouter()} />);
});

addEventListener('waymark:awake', askForConsent, { once: true });
addEventListener('waymark:awake', countWithConsent, { once: true });
