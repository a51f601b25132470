import { Textarea, type TextareaProps } from '@mantine/core';

type Props = Pick<
  TextareaProps,
  'label' | 'description' | 'minRows' | 'value' | 'onChange' | 'error'
>;

/** Several short things, each on a line of its own. */
export const CampoDeLinhas = (props: Props) => (
  <Textarea
    description="Um por linha"
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    autosize
    {...props}
  />
);
