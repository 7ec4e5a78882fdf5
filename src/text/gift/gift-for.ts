/** Names a social gift for its sender, before the order and after it. */
export const toGiftFor = (name: string) => `${name} 様への贈りもの`
