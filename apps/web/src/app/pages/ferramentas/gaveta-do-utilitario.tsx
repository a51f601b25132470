import type { ComponentType } from 'react';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { CalculadoraDeDiasUteis } from '../../../features/ferramentas/components/calculadora-de-dias-uteis.tsx';
import { CalculadoraDeJuros } from '../../../features/ferramentas/components/calculadora-de-juros.tsx';
import { ConferenciaDeDocumentos } from '../../../features/ferramentas/components/conferencia-de-documentos.tsx';
import { GeradorDeSenha } from '../../../features/ferramentas/components/gerador-de-senha.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { TITULO_DO_UTILITARIO, type Utilitario } from './catalogo.ts';

const UTILITARIOS: Readonly<Record<Utilitario, ComponentType>> = {
  'dias-uteis': CalculadoraDeDiasUteis,
  documentos: ConferenciaDeDocumentos,
  juros: CalculadoraDeJuros,
  senha: GeradorDeSenha,
};

/** A utility, in the drawer at the side of the tools. */
export default function GavetaDoUtilitario({
  utilitario,
  aoFechar,
}: {
  utilitario: Utilitario | null;
  aoFechar: () => void;
}) {
  const compacto = useCelular();
  const mostrado = useUltimoAberto(utilitario, utilitario !== null);
  const Conteudo = mostrado && UTILITARIOS[mostrado];
  return (
    <Gaveta
      aberta={utilitario !== null}
      titulo={mostrado ? TITULO_DO_UTILITARIO[mostrado] : ''}
      chave={mostrado}
      inteira={compacto}
      aoFechar={aoFechar}
    >
      {Conteudo && <Conteudo />}
    </Gaveta>
  );
}
