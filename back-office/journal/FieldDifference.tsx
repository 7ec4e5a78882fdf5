import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { JOURNAL_TEXT } from '#src/text/back-office/journal.ts'
import { type Difference, splitDifference } from './list-differences.ts'

/** One field before and after, side by side (one below the other on small screens), what differs marked. */
export function FieldDifference({ kind, field, before, after }: Difference & { kind: string }) {
  const translate = useTranslate()
  const label = translate(`resources.${kind}.fields.${field}`, { _: JOURNAL_TEXT.fields[field] ?? field })
  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
        <Side title={JOURNAL_TEXT.before} parts={splitDifference(before, after)} mark="del" />
        <Side title={JOURNAL_TEXT.after} parts={splitDifference(after, before)} mark="ins" />
      </Box>
    </Box>
  )
}

interface SideProps {
  title: string
  parts: [string, string, string]
  mark: 'del' | 'ins'
}

function Side({ title, parts: [start, differs, end], mark }: SideProps) {
  const isEmpty = !start && !differs && !end
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Typography
        component="div"
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 320, overflow: 'auto' }}
      >
        {isEmpty && JOURNAL_TEXT.nothing}
        {start}
        {differs && (
          <Box
            component={mark}
            sx={{
              color: mark === 'del' ? 'error.main' : 'success.main',
              textDecoration: mark === 'del' ? 'line-through' : 'none',
              fontWeight: 700,
            }}
          >
            {differs}
          </Box>
        )}
        {end}
      </Typography>
    </Box>
  )
}
