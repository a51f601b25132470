import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { PASSAGEIROS } from '../../features/usuarios/usuarios.tabela.tsx';
import { VisoesDaTabela } from '../../features/visoes-salvas/components/visoes-da-tabela.tsx';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';
import { ABAS } from './gerenciar-usuarios/abas.ts';
import classes from './gerenciar-usuarios.module.css';

/** `/gerenciar-usuarios`: people, and what they may do, a tab each (page book #55). */
export default function GerenciarUsuarios() {
  const [params] = useSearchParams();
  const [primeira] = ABAS;
  const atual = ABAS.find(({ valor }) => valor === params.get('aba')) ?? primeira;
  const { Conteudo } = atual;
  return (
    <div className={classes.pagina}>
      <TituloDaPagina titulo="Usuários" />
      {ABAS.length > 1 && (
        <nav aria-label="Partes da página" className={classes.abas}>
          {ABAS.map(({ valor, rotulo }) => (
            <Link
              key={valor}
              to={{ search: valor === primeira.valor ? '' : `?aba=${valor}` }}
              aria-current={valor === atual.valor ? 'page' : undefined}
            >
              {rotulo}
            </Link>
          ))}
        </nav>
      )}
      <LimiteDeErro key={atual.valor}>
        <Suspense fallback={<EsqueletoDeLista />}>
          <Conteudo
            {...(atual === primeira && {
              visoes: <VisoesDaTabela tabela="usuarios" passageiros={PASSAGEIROS} />,
            })}
          />
        </Suspense>
      </LimiteDeErro>
    </div>
  );
}
