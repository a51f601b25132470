import { IconEyeOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../components/ui/estado-vazio.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { economizando } from '../../lib/no-ocio.ts';
import { visitaAtual } from '../../lib/visita.ts';
import { AbasDaPagina } from './comum/abas-da-pagina.tsx';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';
import { ABAS } from './minha-conta/abas.ts';
import classes from './minha-conta.module.css';

// The tab that is open at first comes with the page.
if (!economizando()) for (const { Conteudo } of ABAS[0].partes) Conteudo.adiantar();

/** `/minha-conta`: the own record, and what keeps the account safe (page book #63). */
export default function MinhaConta() {
  const [params] = useSearchParams();
  const [primeira] = ABAS;
  const atual = ABAS.find(({ valor }) => valor === params.get('aba')) ?? primeira;
  if (visitaAtual) {
    return (
      <div className={classes.pagina}>
        <TituloDaPagina titulo="Minha Conta" />
        <EstadoVazio icone={IconEyeOff}>
          A conta de {visitaAtual.nome} não aparece em ‘Ver como’: é só de quem entra com ela.
        </EstadoVazio>
      </div>
    );
  }
  return (
    <div className={classes.pagina}>
      <TituloDaPagina titulo="Minha Conta" />
      <AbasDaPagina abas={ABAS} atual={atual.valor} />
      {atual.partes.map(({ nome, Conteudo }) => (
        <LimiteDeErro key={nome}>
          <Suspense fallback={<EsqueletoDeLista />}>
            <Conteudo />
          </Suspense>
        </LimiteDeErro>
      ))}
    </div>
  );
}
