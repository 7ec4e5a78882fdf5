/** No line begins with them (JIS X 4051). */
export const CLOSING =
  /^[、。，．・：；？！ー々ゝゞヽヾ）」』】〕〉》］｝’”%‰℃ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ)\]},.!?:;]/
/** No line ends with them. */
export const OPENING = /[（「『【〔〈《［｛‘“([{]$/
