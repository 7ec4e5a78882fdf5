import NextIcon from '@mui/icons-material/ChevronRight'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addDays, getWeekday, type JapanDay, toJapanDay } from '#src/rules/date/japan-time.ts'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { isOpen, switchDay, toHolidayName, type WorkingDays } from './find-closed-days.ts'

/** A month whose days are pressed to close or open them. */
export function ClosedDays() {
  const { setValue } = useFormContext<WorkingDays>()
  const form = useWatch<WorkingDays>() as WorkingDays
  const [first, setFirst] = useState<JapanDay>(() => `${toJapanDay(new Date()).slice(0, 7)}-01`)
  const days = listDays(first)
  const press = (day: JapanDay) => setValue('special_dates', switchDay(form, day), { shouldDirty: true })
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton aria-label={TERMS_TEXT.previous} onClick={() => setFirst(toFirst(addDays(first, -1)))}>
          <PreviousIcon />
        </IconButton>
        <Typography component="h3" variant="h3" aria-live="polite">
          {TERMS_TEXT.month(Number(first.slice(0, 4)), Number(first.slice(5, 7)))}
        </Typography>
        <IconButton aria-label={TERMS_TEXT.next} onClick={() => setFirst(toFirst(addDays(first, 31)))}>
          <NextIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 0.5 }}>
        {TERMS_TEXT.weekday_initials.map((name) => (
          <Typography key={name} variant="body2" align="center" color="text.secondary" aria-hidden>
            {name}
          </Typography>
        ))}
        {days.map((day, at) => (
          <Day
            key={day}
            day={day}
            column={at === 0 ? getWeekday(day) + 1 : 'auto'}
            form={form}
            press={press}
          />
        ))}
      </Box>
    </Box>
  )
}

interface DayProps {
  day: JapanDay
  /** Where the first of a month stands. */
  column: number | 'auto'
  form: WorkingDays
  press: (day: JapanDay) => void
}

function Day({ day, column, form, press }: DayProps) {
  const open = isOpen(form, day)
  const holiday = toHolidayName(day)
  const isSpecial = form.special_dates.some(({ date }) => date === day)
  const state = open ? TERMS_TEXT.day_open : TERMS_TEXT.day_closed
  return (
    <Button
      onClick={() => press(day)}
      aria-pressed={!open}
      aria-label={TERMS_TEXT.day_name(day, state, holiday, isSpecial)}
      title={holiday}
      variant={isSpecial ? 'outlined' : 'text'}
      sx={{
        gridColumnStart: column,
        minWidth: 0,
        p: 0.5,
        flexDirection: 'column',
        lineHeight: 1.3,
        color: holiday ? 'error.main' : 'text.primary',
        bgcolor: open ? 'background.paper' : 'divider',
      }}
    >
      <span>{Number(day.slice(8))}</span>
      <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 400 }}>
        {open ? '' : state}
      </Box>
    </Button>
  )
}

const toFirst = (day: JapanDay): JapanDay => `${day.slice(0, 7)}-01`

function listDays(first: JapanDay): JapanDay[] {
  const month = first.slice(0, 7)
  return Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((day) => day.startsWith(month))
}
