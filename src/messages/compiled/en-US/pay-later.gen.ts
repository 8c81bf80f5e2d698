// Compiled by `npm run messages` from src/messages/en-US/pay-later.json; do not edit.

export default {
  "awayTitle": "Taking you to our lending partner",
  "awayBody": "You approve a plan there and come back to place your order. Nothing is charged before that.",
  "backTitle": "Welcome back",
  "backBody": "One moment: we are asking what was decided.",
  "unreachedTitle": "We cannot reach our lending partner",
  "unreachedBody": "Nothing is lost, and nothing was charged. Try again, or pay in another way.",
  "retry": "Try again",
  "otherWay": "Pay in another way",
  "infoTitle": "How paying later works",
  "infoIntro": "You get your order now and pay for it in parts, to our lending partner.",
  "infoChoose": "Choose “Pay later” and save your billing address.",
  "infoApprove": "On our partner’s page you see each part and its date. Approve the plan, or refuse it: it is up to you.",
  "infoPlace": "You come back to your order and look at it once more. It is placed when you press “Place order”, not before.",
  "infoTotal": "A plan is made for one total. If the total changes, you are asked to approve it again.",
  "infoCancel": "If you cancel your order, the plan is canceled with it.",
  "infoLimits": "Our partner decides which orders can be paid later. If yours cannot, pay by card or gift card.",
  "infoDemo": "This shop is a demonstration: the partner is made up, and nobody lends or owes anything.",
  "close": "Close",
} as const;
