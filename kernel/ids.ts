declare const brand: unique symbol

/** A primitive that cannot be mistaken for another of the same shape: a cart id is not an order id. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }

export type ProductId = Branded<number, 'ProductId'>
export type CartId = Branded<string, 'CartId'>
export type CartLineId = Branded<number, 'CartLineId'>
export type OrderId = Branded<number, 'OrderId'>
export type CustomerId = Branded<string, 'CustomerId'>
