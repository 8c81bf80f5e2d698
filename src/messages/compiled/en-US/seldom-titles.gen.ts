// Compiled by `npm run messages` from src/messages/en-US/seldom-titles.json; do not edit.

/** Titles of browser tabs of pages that few visits see (src/domain/seldom-pages.ts). */
export default {
  "orders": "Your orders | Waymark",
  "orderLookup": "Look up an order | Waymark",
  "account": "Your account | Waymark",
  "forgotPassword": "Forgot your password | Waymark",
  "resetPassword": "Choose a new password | Waymark",
  "signIn": "Sign in | Waymark",
  "signUp": "Create an account | Waymark",
  "sharedList": "A shared list | Waymark",
  "addresses": "Your addresses | Waymark",
  "saved": "Saved for later | Waymark",
  "savedCards": "Your saved cards | Waymark",
  "privacy": "Your data | Waymark",
  "contact": "Contact us | Waymark",
  "loyalty": "The Collective | Waymark",
  "newsletter": "Newsletter | Waymark",
  "subscriptions": "Your subscriptions | Waymark",
  "security": "Security | Waymark",
  "compare": "Compare products | Waymark",
  "completeProfile": "Complete your profile | Waymark",
} as const;
