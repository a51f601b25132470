import { CALENDARIOS, type Calendario } from '@dominio/contrato/feriados';
import { Select, TextInput } from '@mantine/core';
import { CampoDoEstado, type Uf } from '../../../registros/campo-do-estado.tsx';
import '@mantine/core/styles/Combobox.css';
import type { ErrosDeCampo } from '../../../lib/validar.ts';

/** The chosen calendar, which says which holidays count. */
export interface EscolhaDeCalendario {
  readonly calendario: Calendario;
  readonly uf?: Uf | undefined;
  readonly municipio?: string | undefined;
}

const NOMES: Readonly<Record<Calendario, string>> = {
  nacional: 'Nacional',
  bancario: 'Bancário',
  uf: 'Estadual',
  municipio: 'Municipal',
};
const OPCOES = CALENDARIOS.map((value) => ({ value, label: NOMES[value] }));

interface Props {
  value: EscolhaDeCalendario;
  onChange: (escolha: EscolhaDeCalendario) => void;
  erros: ErrosDeCampo;
}

/** Choice of the calendar of business days; the banks' by default (decisoes.md §6). */
export function CamposDoCalendario({ value, onChange, erros }: Props) {
  const { calendario } = value;
  return (
    <>
      <Select
        label="Calendário"
        data={OPCOES}
        allowDeselect={false}
        value={calendario}
        onChange={(novo) => {
          const escolhido = CALENDARIOS.find((um) => um === novo);
          if (escolhido) onChange({ calendario: escolhido });
        }}
      />
      {(calendario === 'uf' || calendario === 'municipio') && (
        <CampoDoEstado
          label="Estado"
          obrigatorio
          value={value.uf ?? null}
          error={erros.uf}
          onChange={(uf) => onChange({ ...value, uf: uf ?? undefined })}
        />
      )}
      {calendario === 'municipio' && (
        <TextInput
          label="Município"
          withAsterisk
          autoComplete="off"
          value={value.municipio ?? ''}
          error={erros.municipio}
          onChange={(evento) =>
            onChange({ ...value, municipio: evento.currentTarget.value || undefined })
          }
        />
      )}
    </>
  );
}
