/** Why a CSV file is not read: a quote in a cell, counted from 1, stands where none may, or never ends. */
export const CSV_QUOTE = (line: number, cell: number) =>
  `${line}行目の${cell}列目で、引用符（"）が余っているか閉じていないため、読み取れませんでした。その引用符を削除してCSVで保存し直し、もう一度お選びください。`
