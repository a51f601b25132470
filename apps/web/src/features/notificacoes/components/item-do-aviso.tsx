import { NOME_DO_ITEM, type TipoDeItem } from '@dominio/contrato/notificacoes-silenciados';
import { Button } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useSilenciar } from '../silencio.ts';

interface Props {
  /** The notification that is about it. */
  id: number;
  item: { readonly tipo: TipoDeItem; readonly silenciado: boolean };
}

/** Whether the person muted what a notification is about, and the button that changes it. */
export function ItemDoAviso({ id, item: { tipo, silenciado } }: Props) {
  const soLeitura = useSoLeitura() !== null;
  const { silenciar, gravando } = useSilenciar();
  const { este } = NOME_DO_ITEM[tipo];
  const Icone = silenciado ? IconBell : IconBellOff;
  return (
    <>
      {silenciado && <p>Você silenciou {este}.</p>}
      {!soLeitura && (
        <div>
          <Button
            variant="default"
            leftSection={<Icone size={16} stroke={1.7} aria-hidden />}
            loading={gravando}
            onClick={() => void silenciar({ id, tipo, silenciado: !silenciado })}
          >
            {silenciado ? 'Voltar a receber' : `Silenciar ${este}`}
          </Button>
        </div>
      )}
    </>
  );
}
