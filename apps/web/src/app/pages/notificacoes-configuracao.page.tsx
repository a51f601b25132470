import { temPermissao } from '@dominio/contrato/permissoes';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { economizando } from '../../lib/no-ocio.ts';
import { useAdministrador, usePermissoes } from '../../lib/permissoes.tsx';
import { AbasDaPagina } from './comum/abas-da-pagina.tsx';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';
import { PARTES } from './notificacoes-configuracao/partes.ts';
import classes from './notificacoes-configuracao.module.css';

// The part that is open at first comes with the page.
if (!economizando()) PARTES[0].Conteudo.adiantar();

/** `/configuracoes/notificacoes`: by which ways, when and of what people are told (page book #62). */
export default function NotificacoesConfiguracao() {
  const [params] = useSearchParams();
  const { permissions } = usePermissoes();
  const administrador = useAdministrador();
  const partes = PARTES.filter(
    ({ permissao }) => !permissao || temPermissao(permissions, permissao),
  );
  const { valor, Conteudo } = partes.find((uma) => uma.valor === params.get('aba')) ?? PARTES[0];
  const abas = partes.filter(({ soAdministradores }) => administrador || !soAdministradores);
  return (
    <div className={classes.pagina}>
      <TituloDaPagina titulo="Notificações" />
      <AbasDaPagina abas={abas} atual={valor} />
      <LimiteDeErro key={valor}>
        <Suspense fallback={<EsqueletoDeLista linhas={8} />}>
          <Conteudo />
        </Suspense>
      </LimiteDeErro>
    </div>
  );
}
