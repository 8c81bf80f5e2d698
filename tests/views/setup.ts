// Nothing is painted here, as on a page in a background tab: what waits for a paint is done at once (decision 037).
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
