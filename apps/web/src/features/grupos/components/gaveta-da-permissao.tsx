import type { PermissaoCompleta } from '@dominio/contrato/grupos';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { type EstadoDasPermissoes, ehDoSistema } from '../permissoes.estado.ts';
import { permissaoOptions } from '../permissoes.queries.ts';
import { FormularioDaPermissao } from './formulario-da-permissao.tsx';
import classes from './grupos.module.css';
import { Lido } from './lido.tsx';

interface Props {
  endereco: ReturnType<typeof useEstadoNoEndereco<EstadoDasPermissoes>>;
  aoExcluir: (permissao: PermissaoCompleta) => void;
}

function PermissaoAberta({
  id,
  aoTerminar,
  aoExcluir,
}: Pick<Props, 'aoExcluir'> & { id: number; aoTerminar: () => void }) {
  return (
    <Lido consulta={useQuery(permissaoOptions(id))} oQue="a permissão">
      {(permissao) => (
        <FormularioDaPermissao
          permissao={permissao}
          aoSalvar={aoTerminar}
          aoCancelar={aoTerminar}
          excluir={
            ehDoSistema(permissao) ? (
              <p className={classes.nota}>Permissão do sistema não pode ser excluída.</p>
            ) : (
              <Button
                variant="default"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => aoExcluir(permissao)}
              >
                Excluir permissão
              </Button>
            )
          }
        />
      )}
    </Lido>
  );
}

/** The drawer of the tab, opened by its address: `?aba=permissoes&permissao=3`, or `&nova=1`. */
export default function GavetaDaPermissao({ endereco, aoExcluir }: Props) {
  const { estado, fechar } = endereco;
  const compacto = useCelular();
  const aberta = estado.permissao !== null || estado.nova;
  // While it slides out it goes on showing what it showed.
  const [ultimo, setUltimo] = useState(estado);
  if (aberta && ultimo !== estado) setUltimo(estado);
  const { permissao: id, nova } = aberta ? estado : ultimo;
  const { data } = useQuery({ ...permissaoOptions(id ?? 0), enabled: false });
  const titulo = id === null ? 'Nova permissão' : (data?.nome ?? 'Permissão');
  return (
    <Gaveta aberta={aberta} titulo={titulo} inteira={compacto} aoFechar={fechar}>
      {id === null ? (
        nova && <FormularioDaPermissao permissao={null} aoSalvar={fechar} aoCancelar={fechar} />
      ) : (
        <PermissaoAberta key={id} id={id} aoTerminar={fechar} aoExcluir={aoExcluir} />
      )}
    </Gaveta>
  );
}
