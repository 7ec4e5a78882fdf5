import { Alert, Button } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'
import { HOME_TEXT } from '#src/text/back-office/home.ts'
import { callApi } from '../api/call-api.ts'
import { AskFirst } from '../frame/AskFirst.tsx'

/** Whether the shop sells, and the button that stops or resumes it. */
export function SellingSwitch({ mayWrite }: { mayWrite: boolean }) {
  const queries = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { data } = useQuery({ queryKey: ['selling'], queryFn: () => callApi('GET /v1/admin/selling') })
  const { mutate, error } = useMutation({
    mutationFn: (is_selling: boolean) => callApi('PUT /v1/admin/selling', { body: { is_selling } }),
    onSuccess: (answer) => queries.setQueryData(['selling'], answer),
    onError: logoutIfAccessDenied,
  })
  if (!data) return null
  const { is_selling } = data
  return (
    <>
      {error && <Alert severity="error">{error.message}</Alert>}
      <Alert
        severity={is_selling ? 'success' : 'warning'}
        variant="outlined"
        role="status"
        sx={{ bgcolor: 'background.paper', alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
        action={mayWrite && <SwitchButton isSelling={is_selling} switchTo={mutate} />}
      >
        {is_selling ? HOME_TEXT.selling : HOME_TEXT.selling_stopped}
      </Alert>
    </>
  )
}

function SwitchButton({
  isSelling,
  switchTo,
}: {
  isSelling: boolean
  switchTo: (isSelling: boolean) => void
}) {
  if (!isSelling)
    return (
      <Button color="inherit" onClick={() => switchTo(true)}>
        {HOME_TEXT.selling_go_on}
      </Button>
    )
  return (
    <AskFirst
      color="inherit"
      label={HOME_TEXT.selling_stop}
      content={HOME_TEXT.selling_stop_confirm}
      onConfirm={() => switchTo(false)}
    />
  )
}
