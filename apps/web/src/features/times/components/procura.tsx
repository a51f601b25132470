import { TERMO_MINIMO_DA_BUSCA } from '@dominio/contrato/busca';
import { useState } from 'react';
import { CampoComLista } from '../../../components/campos/campo-com-lista.tsx';
import { useProcurado } from '../../../components/campos/use-procurado.ts';
import { procuraOptions } from '../times.queries.ts';

/** A person or client that can be put into a team. */
export interface Vinculo {
  readonly id: number;
  readonly nome: string;
  /** Second line, below the name. */
  readonly detalhe?: string | null | undefined;
  /**
   * Name of the team that the person leaves by joining this one, because nobody is in two; null for
   * a person without a team.
   */
  readonly saiDe?: string | null;
  readonly avatar_url?: string;
  readonly tem_avatar?: boolean;
}

interface Props {
  rotulo: string;
  placeholder: string;
  tipo: 'pessoas' | 'clientes';
  /** Ids of those already in the team, which are not offered. */
  fora: ReadonlySet<number>;
  error?: string | undefined;
  disabled?: boolean;
  aoEscolher: (vinculo: Vinculo) => void;
  'data-path'?: string;
}

/** Field that searches people or clients on the server and calls back with the chosen one. */
export function Procura(props: Props) {
  const { rotulo, tipo, fora, aoEscolher, ...resto } = props;
  const [digitado, setDigitado] = useState<string>();
  const termo = digitado ?? '';
  const curto = termo.trim().length < TERMO_MINIMO_DA_BUSCA;
  const { data, serve, buscando, aviso } = useProcurado(termo, procuraOptions);
  const achados: readonly Vinculo[] = curto
    ? []
    : tipo === 'clientes'
      ? (data?.clientes ?? []).map(({ id, nome, numero_contrato }) => ({
          id,
          nome,
          detalhe: numero_contrato,
        }))
      : (data?.pessoas ?? []).map(({ time_nome, ...pessoa }) => ({
          ...pessoa,
          detalhe: time_nome,
          saiDe: time_nome,
        }));
  const livres = achados.filter((achado) => !fora.has(achado.id) && serve(achado));
  return (
    <CampoComLista
      {...resto}
      label={rotulo}
      opcoes={livres.map(({ id, nome, detalhe }) => ({ valor: String(id), rotulo: nome, detalhe }))}
      valor={null}
      escolhida={null}
      digitado={digitado}
      aoDigitar={setDigitado}
      aoEscolher={(valor) => {
        const vinculo = livres.find(({ id }) => String(id) === valor);
        if (vinculo) aoEscolher(vinculo);
      }}
      buscando={buscando && !curto}
      aviso={
        curto
          ? `Digite ao menos ${TERMO_MINIMO_DA_BUSCA} letras.`
          : aviso(achados.length > 0 ? 'Já está na lista.' : 'Nada encontrado.')
      }
    />
  );
}
