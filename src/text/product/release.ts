/** `2027年2月発売予定`. @param month `2027-02` */
export const toReleaseWords = (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月発売予定`
