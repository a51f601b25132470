import type { ConviteDaLista, EstadoDoConvite } from '@dominio/contrato/usuarios-convites';
import { IconMailOpened } from '@tabler/icons-react';
import { Suspense } from 'react';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { COLUNAS_DOS_CONVITES, enderecoDosConvites } from '../convites.registro.tsx';
import { DESCRICAO_DO_ATO, useAtos } from '../use-atos.tsx';
import { convites } from '../usuarios.queries.ts';
import classes from './usuarios.module.css';

/** Code in a file of its own, fetched when a person is opened. */
const GavetaDoUsuario = sobDemanda(() => import('./gaveta-do-usuario.tsx'));

const ESTADOS: Readonly<Record<EstadoDoConvite, string>> = {
  valido: 'Válidos',
  expirado: 'Expirados',
  cancelado: 'Cancelados',
};

const ATOS_DO_CONVITE = ['reenviar_convite', 'cancelar_convite'] as const;

/** The list of open invitations, which can be sent again or revoked. */
export default function ListaDeConvites() {
  const tela = useRegistros(convites, enderecoDosConvites);
  const { fazer, dialogo } = useAtos();
  const acoesDe = (convite: ConviteDaLista) =>
    ATOS_DO_CONVITE.filter((ato) => convite.acoes[ato]).map((ato) => ({
      rotulo: DESCRICAO_DO_ATO[ato].rotulo,
      ...(DESCRICAO_DO_ATO[ato].perigo && { perigo: true }),
      aoEscolher: () => void fazer(ato, convite),
    }));
  return (
    <div className={classes.aba}>
      <Registros
        tela={tela}
        colunas={COLUNAS_DOS_CONVITES}
        busca="Nome ou e-mail"
        filtros={
          <FiltroDaLista
            tela={tela}
            campo="estado"
            nome="Validade"
            nomes={ESTADOS}
            emFrase={(rotulo) => rotulo.toLowerCase()}
          />
        }
        acoesDaLinha={acoesDe}
        vazio={{
          icone: IconMailOpened,
          nada: 'Nenhum convite à espera de resposta.',
          iconeDeNenhum: IconMailOpened,
          nenhum: 'Nenhum convite encontrado.',
        }}
      />
      {dialogo}
      <Suspense>
        <GavetaDoUsuario endereco={enderecoDosConvites} lista={convites} />
      </Suspense>
    </div>
  );
}
