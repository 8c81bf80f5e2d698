const name = 'approval';

/** What the pay-later provider put into the address of this page. */
export const approvalInAddress = (): string | null => new URLSearchParams(location.search).get(name);

/** Takes it out again, so that it is in no bookmark and no reload. */
export function forgetApproval(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
