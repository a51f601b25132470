import { mascararCnpj } from '@dominio/contrato/documentos';
import type { EmpresaRecusada, RecusaDeIr } from '@dominio/contrato/empresas-mover';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { contar } from '../../../lib/formato.ts';
import { RecusasDoLote } from '../../../registros/recusas-do-lote.tsx';
import classes from './empresa.module.css';

/** A company that is refused; where the server says so, its CNPJ and what the reason is about. */
type Recusada = EmpresaRecusada & Partial<RecusaDeIr>;

interface Props {
  /** What these companies cannot do: 'Não podem ir'. */
  titulo: string;
  recusas: readonly Recusada[];
  /** Whether there are others, which may. */
  algumaPode: boolean;
  semElas: boolean;
  aoDeixar: (semElas: boolean) => void;
}

/**
 * How each of these companies is told: by its name, with its CNPJ where another one has that name, and
 * with what holds it: 'Aurora Ltda (C-7 e C-8)'.
 */
function comoDizer(recusas: readonly Recusada[]) {
  const porNome = Map.groupBy(recusas, ({ razao_social }) => razao_social);
  return ({ empresa_id, razao_social, cnpj, nomes = [] }: Omit<Recusada, 'motivo'>): string => {
    const outra = porNome.get(razao_social)?.some((uma) => uma.empresa_id !== empresa_id);
    const detalhes = [
      ...(outra && cnpj ? [mascararCnpj(cnpj)] : []),
      ...(nomes.length > 0 ? [new Intl.ListFormat('pt-BR').format(nomes)] : []),
    ];
    return detalhes.length > 0 ? `${razao_social} (${detalhes.join(' · ')})` : razao_social;
  };
}

/** The companies that a change of many refuses, under their reasons; they are left out by leave alone. */
export function RecusasDaMudanca({ titulo, recusas, algumaPode, semElas, aoDeixar }: Props) {
  if (recusas.length === 0) return null;
  const quantas = (numero: number) => contar(numero, 'empresa', 'empresas');
  const presas = new Set(recusas.map(({ empresa_id }) => empresa_id)).size;
  const ficam = recusas.map(({ motivo, ...linha }) => ({ linha, motivo }));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section aria-label={titulo} className={classes.recusas} tabIndex={0}>
        <RecusasDoLote recusas={ficam} nome={comoDizer(recusas)} quantas={quantas} />
      </section>
      {algumaPode && (
        <Checkbox
          label={`Deixar ${quantas(presas)} de fora`}
          checked={semElas}
          onChange={({ currentTarget }) => aoDeixar(currentTarget.checked)}
        />
      )}
    </>
  );
}
