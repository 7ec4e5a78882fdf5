/**
 * A mail address as servers take it, or nothing (RFC 5321, RFC 1123): a local part of at most 64 letters, labels of at most 63, no dot or
 * hyphen at their ends, the last label of letters or in punycode. Up to April 2009 docomo and au gave out addresses with dots side by
 * side or before the @; their owners still shop with them. Letters of both cases are named, because a pattern in JSON Schema has no flags.
 */
export const EMAIL_ADDRESS =
  /^(?:(?=[^@]{1,64}@)(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:(?=[^.]{1,63}\.)[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+(?=[^.]{2,63}$)(?:[A-Za-z]+|[Xx][Nn]-(?:-+[A-Za-z0-9]+)+)|[\w-][\w.-]*@(?:docomo|ezweb)\.ne\.jp))?$/i
