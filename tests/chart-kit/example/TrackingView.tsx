import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { trackingMachine } from './tracking.machine.ts';

export function TrackingView({ actor }: { actor: ActorRefFrom<typeof trackingMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  if (snapshot.matches('closed')) return null;
  const inSearch = (search: string) => snapshot.matches({ open: { search } } as Parameters<typeof snapshot.matches>[0]);
  const inAnswer = (answering: string) =>
    snapshot.matches({ open: { search: { answering } } } as Parameters<typeof snapshot.matches>[0]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'number.submitted', number: String(new FormData(event.currentTarget).get('number')) });
  };
  const button = (name: string, type: 'number.changeRequested' | 'retry.requested' | 'help.opened' | 'help.closed') => (
    <button type="button" disabled={!snapshot.can({ type })} onClick={() => actor.send({ type })}>
      {name}
    </button>
  );
  return (
    <main>
      {snapshot.matches({ open: { connection: 'offline' } }) && <p role="alert">You are offline.</p>}
      {inSearch('asking') && (
        <form onSubmit={submit}>
          {snapshot.context.failure && <p role="alert">{snapshot.context.failure.message}</p>}
          <label>
            Parcel number <input name="number" />
          </label>
          <button type="submit">Find</button>
        </form>
      )}
      {snapshot.hasTag('busy') && <output>Asking the carrier</output>}
      {inAnswer('failed') && <p role="alert">The carrier does not answer.</p>}
      {inAnswer('moving') && <h1>On its way</h1>}
      {inAnswer('delivered') && <h1>Delivered</h1>}
      {inSearch('help') && <h1>Help</h1>}
      {button('Another number', 'number.changeRequested')}
      {button('Try again', 'retry.requested')}
      {button('Help', 'help.opened')}
      {button('Close help', 'help.closed')}
    </main>
  );
}
