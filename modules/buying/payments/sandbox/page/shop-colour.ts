/**
 * A stylesheet that lays the colour of who is paid over the page's own: band, buttons and a breath of it in the ground, by day and by
 * night. It is an address of its own because the page's policy allows no style inside the page.
 */
export const shopColourAddress = (colour: string): string => `/gateway/assets/colour-${colour.slice(1).toLowerCase()}.css`

export const shopColourStyle = (colour: string): string => `:root {
  --band: ${colour};
  --stars: none;
  --action: ${colour};
  --plaster: color-mix(in oklab, ${colour} 2%, #faf9f6);
  --shade: color-mix(in oklab, ${colour} 7%, #faf9f6);
  --hairline: color-mix(in oklab, ${colour} 18%, #faf9f6);
}
@media (prefers-color-scheme: dark) {
  :root {
    --action: color-mix(in oklab, ${colour} 45%, #ffffff);
    --plaster: color-mix(in oklab, ${colour} 8%, #13130f);
    --shade: color-mix(in oklab, ${colour} 14%, #171712);
    --hairline: color-mix(in oklab, ${colour} 30%, #26261f);
    --paper: color-mix(in oklab, ${colour} 11%, #161612);
    --line: color-mix(in oklab, ${colour} 25%, #8f8f86);
  }
}
`
