import {
  fimDoAviso,
  MOTIVOS_DO_ENCERRAMENTO,
  type MotivoDoEncerramento,
  NOME_DO_MOTIVO,
} from '@dominio/contrato/contratos-encerramento';
import { Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { fraseDoAviso, ROTULOS_DO_FIM, type ValoresDoFim } from '../contratos.encerramento.ts';
import classes from './contratos.module.css';

const MOTIVOS = MOTIVOS_DO_ENCERRAMENTO.map((valor) => ({ valor, rotulo: NOME_DO_MOTIVO[valor] }));

interface Props {
  form: Formulario<ValoresDoFim>['form'];
  hoje: string;
}

/** Why contracts end: from the list, and in words. */
export function MotivoDoFim({ form }: Omit<Props, 'hoje'>) {
  const { motivo_encerramento: motivo } = form.values;
  const eOutro = motivo === 'outro';
  return (
    <>
      <CampoDeEscolha
        {...form.getInputProps('motivo_encerramento')}
        label={ROTULOS_DO_FIM.motivo_encerramento}
        obrigatorio
        opcoes={MOTIVOS}
        value={motivo}
        onChange={(valor) =>
          form.setFieldValue('motivo_encerramento', (valor ?? '') as MotivoDoEncerramento | '')
        }
        data-autofocus
      />
      <Textarea
        {...form.getInputProps('motivo')}
        label={ROTULOS_DO_FIM.motivo}
        withAsterisk={eOutro}
        aria-required={eOutro || undefined}
        autosize
        minRows={2}
      />
    </>
  );
}

/** When notice was given, and when the contract ends: by default, with the notice. */
export function DiasDoFim({ form, hoje, dias }: Props & { dias: number | null }) {
  const { aviso_em, encerra_em } = form.values;
  return (
    <>
      {dias !== null && (
        <CampoData
          {...form.getInputProps('aviso_em')}
          label={ROTULOS_DO_FIM.aviso_em}
          description={aviso_em ? fraseDoAviso(aviso_em, dias) : undefined}
          hoje={hoje}
          value={aviso_em}
          onChange={(dia) =>
            form.setValues({
              aviso_em: dia,
              ...(dia && { encerra_em: fimDoAviso(dia, dias) }),
            })
          }
        />
      )}
      <CampoData
        {...form.getInputProps('encerra_em')}
        label={ROTULOS_DO_FIM.encerra_em}
        obrigatorio
        hoje={hoje}
        value={encerra_em}
      />
      {encerra_em > hoje && (
        <p className={classes.antes}>
          O contrato segue em vigor até {formatarDia(encerra_em)} e é encerrado nesse dia.
        </p>
      )}
    </>
  );
}
