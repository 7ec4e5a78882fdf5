import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import { Box, Tab, Tabs } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'

export interface FormTab {
  label: string
  /** Fields of the tab: it is marked while one of them is wrong. */
  fields: readonly string[]
  children: ReactNode
}

/** One part of a long form at a time. All parts stay in the form, so that all of it is saved. */
export function FormTabs({ tabs }: { tabs: readonly FormTab[] }) {
  const [open, setOpen] = useState(0)
  const { errors } = useFormState()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={open}
        onChange={(_event, at: number) => setOpen(at)}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ label, fields }, at) => {
          const isWrong = fields.some((field) => field in errors)
          return (
            <Tab
              key={label}
              id={`tab-${at}`}
              aria-controls={`panel-${at}`}
              label={label}
              {...(isWrong && {
                icon: <ErrorIcon color="error" titleAccess={CATALOGUE_TEXT.tab_has_error} />,
                iconPosition: 'end' as const,
              })}
            />
          )
        })}
      </Tabs>
      {tabs.map(({ label, children }, at) => (
        <Box
          key={label}
          role="tabpanel"
          id={`panel-${at}`}
          aria-labelledby={`tab-${at}`}
          hidden={at !== open}
        >
          {children}
        </Box>
      ))}
    </Box>
  )
}
