// Compiled by `npm run messages` from src/messages/en-US/apple-pay.json; do not edit.

export default {
  "pay": "Pay with Apple Pay",
  "failed": "The payment did not go through. Nothing was charged; try again, or go to the checkout.",
  "changed": "The total changed while you were paying. Nothing was charged; press again to see the new total.",
  "unconfirmed": "One moment: we are making sure of your order. Do not order again yet.",
  "subtotal": "Subtotal",
  "delivery": "Delivery",
  "tax": "Tax",
  "discount": "Discount",
  "giftCard": "Gift card ending in {lastFour}",
  "paid": "Paid already",
  "fault-missing": "Fill in name, street and ZIP code.",
  "fault-characters": "Use letters, digits and common punctuation.",
  "fault-country": "Choose an address in the country of this shop.",
  "fault-city": "The city may have 50 characters at most.",
  "fault-billing-country": "We cannot bill to this country.",
  "fault-phone": "Check the phone number.",
  "fault-unserviceable": "We do not deliver there.",
  "fault-method": "Choose another delivery: this one is not possible.",
  "fault-refused": "Check the address: we cannot deliver to it as it is.",
} as const;
