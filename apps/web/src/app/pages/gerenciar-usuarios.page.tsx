import { temPermissao } from '@dominio/contrato/permissoes';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { EsqueletoDeTabela } from '../../components/ui/esqueleto.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { economizando } from '../../lib/no-ocio.ts';
import { usePermissoes } from '../../lib/permissoes.tsx';
import { AbasDaPagina } from './comum/abas-da-pagina.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';
import { ABAS } from './gerenciar-usuarios/abas.ts';

// The tab that is open at first comes with the page.
if (!economizando()) ABAS[0].Conteudo.adiantar();

/** `/gerenciar-usuarios`: people, and what they may do, a tab each (page book #55). */
export default function GerenciarUsuarios() {
  const [params] = useSearchParams();
  const { permissions } = usePermissoes();
  const [primeira] = ABAS;
  const abas = ABAS.filter(
    ({ permissao }) => permissao === undefined || temPermissao(permissions, permissao),
  );
  const atual = abas.find(({ valor }) => valor === params.get('aba')) ?? primeira;
  const { Conteudo } = atual;
  return (
    <PaginaDeTabela
      titulo="Usuários"
      abas={<AbasDaPagina abas={abas} atual={atual.valor} naLinha />}
      corrida={atual.corrida ?? false}
    >
      <LimiteDeErro key={atual.valor}>
        <Suspense fallback={<EsqueletoDeTabela />}>
          <Conteudo />
        </Suspense>
      </LimiteDeErro>
    </PaginaDeTabela>
  );
}
