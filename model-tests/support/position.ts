/** How a browser fails to give its position: the codes of a GeolocationPositionError. */
export const denied = Object.assign(new Error('User denied Geolocation'), { code: 1 });
export const timedOut = Object.assign(new Error('Timeout expired'), { code: 3 });
