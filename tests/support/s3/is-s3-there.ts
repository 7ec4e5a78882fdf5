/** Whether a real S3 answers at TEST_S3_URL. REQUIRE_S3=1: it must. */
export async function isS3There(): Promise<boolean> {
  const { TEST_S3_URL = '', REQUIRE_S3 } = process.env
  try {
    await fetch(new URL(TEST_S3_URL).origin)
    return true
  } catch (error) {
    if (REQUIRE_S3 === '1') throw error
    return false
  }
}
