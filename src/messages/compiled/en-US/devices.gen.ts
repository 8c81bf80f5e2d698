// Compiled by `npm run messages` from src/messages/en-US/devices.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "title": "Security",
  "lead": "The devices that are signed in to your account, your password and your passkeys.",
  "devicesTitle": "Where you are signed in",
  "count": (values: { count: number }, format: Format) => format.choose(values.count, { one: "You are signed in on this device only.", other: "You are signed in on {count} devices." }),
  "thisDevice": "This device",
  "named": "{browser} on {system}",
  "unknown": "Unknown device",
  "activeNow": "Active now",
  "lastActive": (values: { date: Date }, format: Format) => `Last active on ${format.write(values.date, {"dateStyle":"long"})}`,
  "signOut": "Sign out",
  "signOutOf": "Sign out: {device}",
  "signOutOthers": "Sign out everywhere else",
  "passwordTitle": "Password",
  "passwordBody": "If you do not know one of these devices, change your password: every other device is then signed out.",
  "changePassword": "Change the password",
  "refusedTitle": "That did not work",
  "loading": "Loading your devices",
  "unavailableTitle": "We cannot show your devices",
  "unavailableBody": "Something did not answer. Nothing has changed; try again in a moment.",
  "retry": "Try again",
} as const;
