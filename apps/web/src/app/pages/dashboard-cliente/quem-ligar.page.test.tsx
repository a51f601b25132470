import { expect, it } from 'vitest';
import { responderContatos, umContato } from '../../../../test/pagina/registros/contato.ts';
import {
  abrirPainel,
  cartao,
  responderPainelVazio,
} from '../../../../test/pagina/registros/painel-do-cliente.ts';

it('who is called is named with the number as it is read, however it is kept', async () => {
  responderPainelVazio();
  responderContatos([umContato({ telefone: '11962214099', whatsapp: '+5511962214099' })]);
  await abrirPainel();
  const quem = cartao('Para quem ligar');
  const ligar = quem.getByRole('link', { name: 'Ligar para Marta Reis: (11) 96221-4099' });
  await expect.element(ligar).toMatchTextContent('(11) 96221-4099');
  await expect
    .element(quem.getByRole('link', { name: 'WhatsApp de Marta Reis: (11) 96221-4099' }))
    .toHaveAttribute('href', 'https://wa.me/5511962214099');
});
