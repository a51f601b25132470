import { Suspense } from 'react';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { ClienteLayout } from '../layouts/cliente-layout.tsx';
import classes from './area-cliente.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

const Notificacoes = sobDemanda(
  () => import('../../features/preferencias-de-notificacao/components/minhas.tsx'),
);

/** `/area-cliente/conta`: of what, and by which ways, a client's person is told (page book §5). */
export default function ContaDoCliente() {
  return (
    <ClienteLayout>
      <div className={classes.pagina}>
        <TituloDaPagina titulo="Minha conta" />
        <LimiteDeErro>
          <Suspense fallback={<EsqueletoDeLista rotulo="Carregando suas notificações…" />}>
            <Notificacoes />
          </Suspense>
        </LimiteDeErro>
      </div>
    </ClienteLayout>
  );
}
