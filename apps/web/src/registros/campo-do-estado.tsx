import { NOME_DA_UF, UFS } from '@dominio/contrato/ufs';
import type { ComponentProps } from 'react';
import { CampoDeEscolha } from './campo-de-escolha.tsx';

export type Uf = (typeof UFS)[number];

const ESTADOS = UFS.map((uf) => ({ valor: uf, rotulo: NOME_DA_UF[uf], detalhe: uf }));

type Props = Omit<ComponentProps<typeof CampoDeEscolha>, 'opcoes' | 'onChange' | 'vazio'> & {
  onChange: (uf: Uf | null) => void;
};

/** Chooses a state, by its name or its two letters. */
export const CampoDoEstado = ({ onChange, ...campo }: Props) => (
  <CampoDeEscolha
    {...campo}
    opcoes={ESTADOS}
    vazio="Nenhum estado encontrado."
    onChange={(valor) => onChange(UFS.find((uf) => uf === valor) ?? null)}
  />
);
