import type { Empresa } from '@dominio/contrato/empresas';
import {
  NOME_DO_STATUS_DA_EMPRESA,
  STATUS_DA_EMPRESA,
  type StatusDaEmpresa,
} from '@dominio/contrato/empresas-status';
import { Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { FormularioNoLugar } from '../../../components/formulario/formulario-no-lugar.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { recarregarConsulta } from '../../../lib/use-recarga.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { umOptions } from '../../../registros/recurso.ts';
import { empresas } from '../empresas.queries.ts';
import { CAMPOS, errosDoStatus, type Valores, valoresDe } from '../status.formulario.ts';
import { useEscritaDoStatus } from '../use-escrita-do-status.ts';

const OPCOES = STATUS_DA_EMPRESA.map((um) => ({
  valor: um,
  rotulo: NOME_DO_STATUS_DA_EMPRESA[um],
}));

interface Props {
  empresa: Empresa;
  aoFechar: (comFoco: boolean) => void;
}

/** Suspends or closes a company, or has it active again, since a day and for a reason. */
export function FormularioDoStatus({ empresa, aoFechar }: Props) {
  const hoje = useHoje();
  const [base, setBase] = useState(empresa);
  const { refetch } = useQuery({ ...umOptions(empresas, empresa.id), enabled: false });
  const { escrever, avisar, enviando } = useEscritaDoStatus(empresa);
  const formulario = useFormulario<Valores>({
    iniciais: valoresDe(empresa),
    ordem: CAMPOS,
    validar: errosDoStatus,
  });
  const { form } = formulario;
  const { status, status_desde } = form.values;
  return (
    <FormularioNoLugar
      formulario={formulario}
      campos={CAMPOS}
      soAPedido
      tituloDoErro="Erro ao salvar o status"
      enviando={enviando}
      gravar={(valores) => escrever(valores, base.versao)}
      avisar={(gravada) => avisar(base, gravada)}
      aoFechar={aoFechar}
      aoRecarregar={() => recarregarConsulta(refetch, setBase)}
    >
      <Stack gap="xs">
        <CampoDeEscolha
          {...form.getInputProps('status')}
          label="Status"
          obrigatorio
          opcoes={OPCOES}
          value={status}
          // What was so since another day, for another reason, is not so of another status.
          onChange={(um) =>
            um &&
            form.setValues({ status: um as StatusDaEmpresa, status_desde: '', status_motivo: '' })
          }
        />
        <CampoData
          {...form.getInputProps('status_desde')}
          label="Desde"
          obrigatorio={status !== 'ativa'}
          hoje={hoje}
          value={status_desde}
          onChange={(dia) => form.setFieldValue('status_desde', dia)}
        />
        <TextInput
          {...form.getInputProps('status_motivo')}
          label="Motivo"
          autoComplete="off"
          withAsterisk={status !== 'ativa'}
          aria-required={status !== 'ativa' || undefined}
        />
      </Stack>
    </FormularioNoLugar>
  );
}
